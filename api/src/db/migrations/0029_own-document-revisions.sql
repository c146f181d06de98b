ALTER TABLE "brands" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "draft_revision" integer DEFAULT 0 NOT NULL;