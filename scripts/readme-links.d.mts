export function withAbsoluteLinks(markdown: string, site: string, directory: string): string;
export function relativeLinks(markdown: string): string[];
