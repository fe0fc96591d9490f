export { ar } from '@gifkit/headless/labels/ar';
