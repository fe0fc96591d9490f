export { ar } from '@gifkit/headless/picker/labels/ar';
