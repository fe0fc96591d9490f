export { ja } from '@gifkit/headless/picker/labels/ja';
