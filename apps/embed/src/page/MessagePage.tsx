import { LogoMark } from '../ui/LogoMark.tsx';

export interface Message {
  title: string;
  text: string;
  /** Where the visitor can go from here, if anywhere. */
  action: { label: string; href: string | undefined; opensTab?: boolean };
}

/** What is shown in place of a GIF. It needs no script. */
export function MessagePage({ title, text, action }: Message) {
  return (
    <main className="message-page">
      <LogoMark height={36} />
      <h1>{title}</h1>
      <p>{text}</p>
      {action.href && (
        <a href={action.href} {...(action.opensTab ? { target: '_blank', rel: 'noopener' } : {})}>
          {action.label}
        </a>
      )}
    </main>
  );
}
