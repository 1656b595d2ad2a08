/** What the provider asks of the users it signs in. */
export type Account = { readonly id: number; readonly username: string; readonly name: string }

export type Accounts = {
  /** The account with this id, as long as it may sign in. */
  readonly account: (id: number) => Promise<Account | null>
  /** The account, or the Italian sentence that refuses it. */
  readonly signIn: (username: string, password: string) => Promise<Account | string>
}
