CREATE TABLE "brand_images" (
	"brand_id" text NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "brand_images_brand_id_sha256_pk" PRIMARY KEY("brand_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "test_accesses" ADD COLUMN "experience_id" text;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "experience_id" text;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "manifest_version" integer;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "test_responses" ADD COLUMN "respondent_id" text;--> statement-breakpoint
-- Earlier answers in test access: of the draft (version 0), each under a key of its own.
UPDATE "test_responses" r SET
	"experience_id" = coalesce(
		(SELECT d."experience_id" FROM "documents" d WHERE d."id" = r."document_id"),
		(SELECT p."experience_id" FROM "placements" p WHERE p."id" = r."placement_id"),
		''),
	"manifest_version" = 0, "area" = 'polling', "idempotency_key" = r."id", "submission_hash" = '';--> statement-breakpoint
ALTER TABLE "test_responses" ALTER COLUMN "experience_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_responses" ALTER COLUMN "manifest_version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_responses" ALTER COLUMN "area" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_responses" ALTER COLUMN "idempotency_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_responses" ALTER COLUMN "submission_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_images" ADD CONSTRAINT "brand_images_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_images" ADD CONSTRAINT "brand_images_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_accesses" ADD CONSTRAINT "test_accesses_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_responses" ADD CONSTRAINT "test_responses_idempotency" UNIQUE("test_access_id","idempotency_key");--> statement-breakpoint
UPDATE "test_accesses" a SET "experience_id" = p."experience_id"
FROM "placements" p WHERE p."id" = a."placement_id" AND a."pinned_version" IS NOT NULL;
--> statement-breakpoint
-- Who uploaded a picture was not kept: it belongs to the brands that show it.
INSERT INTO "brand_images" ("brand_id", "sha256")
SELECT DISTINCT d."brand_id", f."sha256" FROM "documents" d
JOIN "files" f ON f."sha256" = d."data" ->> 'poster' AND f."type" LIKE 'image/%'
WHERE d."area" = 'theme' AND d."brand_id" IS NOT NULL;
