ALTER TABLE "agency" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "reminder" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "whats_new" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "whats_new" ADD COLUMN "creation_digest" text;--> statement-breakpoint
ALTER TABLE "agency" ADD CONSTRAINT "agency_creation" UNIQUE("insert_user","creation_key");--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_creation" UNIQUE("principal_id","creation_key");--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_creation" UNIQUE("insert_user","creation_key");--> statement-breakpoint
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_creation" UNIQUE("principal_id","creation_key");--> statement-breakpoint
ALTER TABLE "whats_new" ADD CONSTRAINT "whats_new_creation" UNIQUE("insert_user","creation_key");