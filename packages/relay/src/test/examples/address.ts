/** Client address written by your proxy. An IPv6 client owns a whole /64, so that is the result. */
export function clientOf(request: Request): string | undefined {
  const address = request.headers.get('X-Real-IP')?.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address?.includes(':')) return address;
  const [start = [], end] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end ? Array<string>(8 - start.length - end.length).fill('0') : [];
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
