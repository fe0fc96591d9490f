export { en } from '@gifkit/headless';
