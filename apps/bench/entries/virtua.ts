export { WindowVirtualizer } from 'virtua';
