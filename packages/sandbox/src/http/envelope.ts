import { jsonResponse } from './json-response.ts';

export interface Pagination {
  total_count: number;
  count: number;
  offset: number;
}

export const pagination = (total: number, count: number, offset: number): Pagination => ({
  total_count: total,
  count,
  offset,
});

/** A successful response in the service's format. */
export const envelope = (data: unknown, responseId: string, pages?: object): Response =>
  jsonResponse({
    data,
    ...(pages && { pagination: pages }),
    meta: { status: 200, msg: 'OK', response_id: responseId },
  });
