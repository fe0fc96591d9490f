// For other packages of this project only: these exports may change with any version.
export { TilePlayButton } from './playback/TilePlayButton.tsx';
