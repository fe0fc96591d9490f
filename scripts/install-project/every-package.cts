import fetchApi = require('@gifkit/fetch-api');
import model = require('@gifkit/model');
import components = require('@gifkit/react-components');

export const client = new fetchApi.GiphyFetch('key');
export const altText: string = model.getAltText(model.normalizeGif({ id: 'a' }));
export const grid: typeof components.Grid = components.Grid;
