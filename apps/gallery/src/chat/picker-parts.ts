import { GifPicker } from '@gifkit/react-components/picker';
import type { Service } from '../service/service.ts';
import { answerTo } from './bot.ts';
import { createProviders } from './chat-providers.ts';
import { SentDetails } from './SentDetails.tsx';

/** Everything that is loaded when the picker or the bot is first needed, in one. */
export const createPickerParts = (service: Service) => ({
  GifPicker,
  SentDetails,
  answerTo,
  providers: createProviders(service),
});

export type PickerParts = ReturnType<typeof createPickerParts>;
