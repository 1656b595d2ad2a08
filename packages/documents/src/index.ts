/** Letters and tables as data, then as print. */
export {}
