/** Calculates and searches outside the main thread. */
import { hosts } from './hosts.ts'
import { serve } from './serve.ts'

serve(hosts)
