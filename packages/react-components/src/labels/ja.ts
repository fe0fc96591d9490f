export { ja } from '@gifkit/headless/labels/ja';
