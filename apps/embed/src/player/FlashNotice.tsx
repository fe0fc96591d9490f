import { styled } from 'styled-components';
import { useEmbedLabels } from '../labels/embed-labels-context.ts';

const Plate = styled.p`
  position: absolute;
  inset: 50% 8px auto;
  z-index: 1;
  width: fit-content;
  margin: 0 auto;
  padding: 8px 16px;
  border: 2px solid #fff;
  border-radius: 20px;
  background: #121217;
  color: #fff;
  font-size: 14px;
  font-weight: 650;
  text-align: center;
  transform: translateY(-50%);
  pointer-events: none;
`;

/** Id of the notice, which describes the button that plays the GIF. */
export const FLASH_NOTICE_ID = 'flash-notice';

/** Warns of a GIF that flashes, for as long as it rests. */
export const FlashNotice = () => <Plate id={FLASH_NOTICE_ID}>{useEmbedLabels().flashing}</Plate>;
