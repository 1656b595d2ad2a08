/** Whether filled sections of the form are folded to one line. */
import { createContext } from 'react'

export const Summarised = createContext(false)
