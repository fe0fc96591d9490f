export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export const badRequest = (message: string): ServiceError => new ServiceError(400, message);

export const notFound = (message = 'Not Found'): ServiceError => new ServiceError(404, message);

/** @throws {ServiceError} 404 if the value is undefined or false */
export function found<Value>(value: Value | undefined | false, message?: string): Value {
  if (value === undefined || value === false) throw notFound(message);
  return value;
}

/** Responds in the service's error format: an empty `response_id` and no data, but an empty list for 429. */
export const errorResponse = ({ status, message, headers }: ServiceError): Response =>
  Response.json(
    { ...(status === 429 && { data: [] }), meta: { status, msg: message, response_id: '' } },
    { status, headers },
  );
