/** Calculates and searches Forme, the concordato and the calendar of payments outside the main thread. */
import { others } from './others.ts'
import { serve } from './serve.ts'

serve(others)
