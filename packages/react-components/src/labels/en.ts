export { en } from '@gifkit/headless/labels/en';
