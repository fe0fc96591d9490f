interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  [field: string]: unknown;
}

export function toPublished(
  manifest: Manifest,
  workspace: { repository?: { type: string; url: string } },
): Manifest;

export function siteOf(url: string): string;
