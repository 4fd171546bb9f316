// What is shown in sheets but is not needed to begin a game: fetched when it is opened for the first time, or while nothing else is to be done.
import './sheets.css';

export { menuList, settingsForm } from './menu';
export { scoreSheet } from './score';
export { copy, download, linkAddress } from './send';
