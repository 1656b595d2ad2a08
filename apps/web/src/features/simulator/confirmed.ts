/** The paths of the missing data that the adviser has confirmed, from what a state has at `lettera.conferme`. Anything that is not a path counts as absent. */
export const confirmedIn = (conferme: unknown): string[] => (Array.isArray(conferme) ? conferme.filter((path): path is string => typeof path === 'string') : [])
