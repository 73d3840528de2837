/** What the app and tests of other domains use of communication on the server. */
export { demoReceipts } from './announcements/announcement.demo.ts';
export { ANNOUNCEMENTS_READ } from './announcements/published-readings.server.ts';
export { communicationModule } from './communication.server.ts';
export { demoRead } from './messages/read-messages.demo.ts';
