import * as z from 'zod';

const TEXT = z.string();
const META = z.object({ status: z.int(), msg: TEXT, response_id: TEXT });

/** Schemas of error responses: the service's own, and those of other services. */
export const REFUSALS = {
  Error: z.object({ data: z.array(z.unknown()).optional(), meta: META }),
  TenorError: z.object({ error: z.object({ code: z.int(), message: TEXT, status: TEXT }) }),
  KlipyError: z.object({
    result: z.literal(false),
    errors: z.object({ message: z.array(TEXT) }),
  }),
};
