export { GifPicker } from '@gifkit/react-components/picker';
