export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

export interface Mailer {
  /** @returns whether the mail left the house; false when it only lies in the local outbox. */
  send(mail: Mail): Promise<boolean>;
}
