import { styled } from 'styled-components';
import { SMALL_FRAME, TINY_FRAME } from '../ui/frame.ts';
import { HIDDEN } from '../ui/hidden.ts';
import { LogoMark } from '../ui/LogoMark.tsx';

const Page = styled.main`
  display: grid;
  place-content: safe center;
  justify-items: center;
  gap: 10px;
  min-height: 100svh;
  padding: 16px;
  text-align: center;

  ${SMALL_FRAME} {
    gap: 6px;
    padding: 8px;
    font-size: 13px;

    svg {
      display: none;
    }
  }
`;

const Title = styled.h1`
  margin: 6px 0 0;
  font-size: clamp(18px, 5vw, 26px);
  line-height: 1.2;
  letter-spacing: -0.015em;
  text-wrap: balance;

  ${TINY_FRAME} {
    margin: 0;
    font-size: 14px;
  }
`;

const Text = styled.p`
  max-width: 40ch;
  margin: 0;
  color: var(--muted);
  text-wrap: pretty;

  ${TINY_FRAME} {
    ${HIDDEN}
  }
`;

const Action = styled.a`
  margin-top: 6px;
  padding: 9px 18px;
  border-radius: 999px;
  background: var(--ink);
  color: var(--page);
  font-size: 14px;
  font-weight: 650;
  text-decoration: none;

  ${TINY_FRAME} {
    margin: 0;
    padding: 5px 12px;
  }
`;

export interface Message {
  title: string;
  text: string;
  /** Where the visitor can go from here. */
  action?: { label: string; href: string; opensTab?: boolean };
}

/** What is shown in place of a GIF. It needs no script. */
export function MessagePage({ title, text, action }: Message) {
  return (
    <Page>
      <LogoMark height={36} />
      <Title>{title}</Title>
      <Text>{text}</Text>
      {action && (
        <Action
          href={action.href}
          {...(action.opensTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {action.label}
        </Action>
      )}
    </Page>
  );
}
