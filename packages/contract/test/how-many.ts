/** How many cases a test tries: the first number in the daily run, the second with `npm run -s test:lungo`. */
export const howMany = (daily: number, long: number): number => (process.env.BILANCIA_LUNGO ? long : daily)
