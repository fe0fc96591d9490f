export { klipy } from '@gifkit/providers';
export { GifPicker } from '@gifkit/react-components/picker';
