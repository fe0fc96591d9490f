import { LiveRegion } from '../../shared/LiveRegion.tsx';
import { useWords } from '../labels/picker-labels-context.ts';
import type { Sending } from './use-sending.ts';

/** Says to screen readers what was chosen. */
export function ChosenStatus({ sent }: Pick<Sending, 'sent'>) {
  const words = useWords();
  return <LiveRegion text={sent ? words.chosen(sent.name) : ''} textKey={sent?.count} />;
}
