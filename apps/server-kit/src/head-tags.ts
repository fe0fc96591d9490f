import { escapeHtml } from '@gifkit/embed-sdk';

type Value = string | number | undefined;

function tag(name: string, value: string): string {
  if (name === 'title') return `<title>${value}</title>`;
  if (name === 'canonical') return `<link rel="canonical" href="${value}">`;
  if (name.endsWith('+oembed')) return `<link rel="alternate" type="${name}" href="${value}">`;
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${value}">`;
}

/** Renders tags for a document's head in the given order. Skips tags without a value. */
export const headTags = (values: Readonly<Record<string, Value>>): string =>
  Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [`\n${tag(name, escapeHtml(String(value)))}`],
    )
    .join('');
