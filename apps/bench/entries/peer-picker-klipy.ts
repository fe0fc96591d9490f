export { GifPicker } from 'gif-picker-react';
export { Klipy } from 'gif-picker-react/providers/klipy';
