import type { GiphyFetch } from '@gifkit/fetch-api';
import type { ClientCode } from './code/app-code.ts';
import { PlaygroundSection } from './PlaygroundSection.tsx';
import { PLAYGROUNDS } from './playgrounds/playgrounds.ts';
import { useShowpieces } from './use-showpieces.ts';

export interface PlaygroundPageProps {
  client: GiphyFetch;
  clientCode: ClientCode;
  id: string;
}

/** One component with its controls and its code, for a frame beside its reference. */
export function PlaygroundPage({ client, clientCode, id }: PlaygroundPageProps) {
  const showpieces = useShowpieces(client);
  const playground = PLAYGROUNDS.find((known) => known.id === id);
  return (
    <main id="content" tabIndex={-1} className="pages pages-framed">
      {playground ? (
        <PlaygroundSection
          playground={playground}
          client={client}
          clientCode={clientCode}
          showpieces={showpieces}
        />
      ) : (
        <p className="empty">There is no such component.</p>
      )}
    </main>
  );
}
