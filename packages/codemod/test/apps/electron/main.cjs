const { join } = require('node:path');
const { app, BrowserWindow, ipcMain } = require('electron');
const { FetchError, GiphyFetch } = require('@giphy/js-fetch-api');

const client = new GiphyFetch('your api key');

ipcMain.handle('gifs', async (_event, term, offset) => {
  try {
    return term ? await client.search(term, { offset }) : await client.trending({ offset });
  } catch (error) {
    return { error: error instanceof FetchError ? error.status : 0 };
  }
});

app.whenReady().then(() => {
  const webPreferences = { preload: join(__dirname, 'preload.cjs') };
  new BrowserWindow({ width: 800, height: 600, webPreferences }).loadFile('index.html');
});
