import { useLabelsOr } from '../../labels/labels-context.ts';
import { pickerEnglish } from '../../labels/languages/en.ts';
import { LiveRegion } from '../../shared/LiveRegion.tsx';
import type { Sending } from './use-sending.ts';

/** Says to screen readers what was chosen. */
export function ChosenStatus({ sent }: Pick<Sending, 'sent'>) {
  const words = useLabelsOr(pickerEnglish);
  return <LiveRegion text={sent ? words.chosen(sent.name) : ''} textKey={sent?.count} />;
}
