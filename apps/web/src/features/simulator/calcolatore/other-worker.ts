/** Calculates and searches Forme and the concordato outside the main thread. */
import { others } from './others.ts'
import { serve } from './serve.ts'

serve(others)
