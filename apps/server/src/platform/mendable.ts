/** An error that the user of the command can correct. The message is Italian. */
export class Mendable extends Error {}
