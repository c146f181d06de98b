ALTER TABLE "brand_files" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "brand_files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "brand_files" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_files" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
UPDATE "brand_files" SET
  "kind" = CASE WHEN f."type" LIKE 'video/%' THEN 'video' ELSE 'image' END,
  "name" = left(f."sha256", 8) || '.' || f."extension",
  "created_at" = f."created_at"
FROM "files" f WHERE f."sha256" = "brand_files"."sha256";--> statement-breakpoint
ALTER TABLE "brand_files" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_files" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_files" ADD COLUMN "name_key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "brand_files_by_name" ON "brand_files" USING btree ("brand_id","name_key","sha256","archived_at","kind");--> statement-breakpoint
CREATE INDEX "brand_files_by_creation" ON "brand_files" USING btree ("brand_id","created_at","sha256");
