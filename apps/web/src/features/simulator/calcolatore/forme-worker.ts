/** Calculates and searches Forme outside the main thread. */
import { forme } from './forme-host.ts'
import { serve } from './serve.ts'

serve({ forme })
