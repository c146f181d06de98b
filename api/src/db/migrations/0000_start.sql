CREATE TABLE "audit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"who" text,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"brand_id" text,
	"before" jsonb,
	"after" jsonb,
	"outcome" integer NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_users" (
	"brand_id" text NOT NULL,
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_users_brand_id_person_id_pk" PRIMARY KEY("brand_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"default_theme" jsonb,
	"editors_may_publish" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "current_answers" (
	"run_id" text NOT NULL,
	"question_id" text NOT NULL,
	"respondent_id" text NOT NULL,
	"response_id" text NOT NULL,
	"options" jsonb NOT NULL,
	CONSTRAINT "current_answers_run_id_question_id_respondent_id_pk" PRIMARY KEY("run_id","question_id","respondent_id")
);
--> statement-breakpoint
CREATE TABLE "document_revisions" (
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"patch" jsonb NOT NULL,
	"snapshot" jsonb,
	"by" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_revisions_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"experience_id" text,
	"area" text NOT NULL,
	"order" text NOT NULL,
	"base_language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"languages" jsonb NOT NULL,
	"published_version" integer,
	"draft_revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"extension" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text,
	"name" text NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sha256" text NOT NULL,
	"thumbnail" text,
	"bytes" integer NOT NULL,
	"triangles" integer NOT NULL,
	"materials" integer NOT NULL,
	"textures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dimensions_metres" jsonb NOT NULL,
	"base_metres" double precision DEFAULT 0 NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "manifest_parts" (
	"hash" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manifests" (
	"hash" text PRIMARY KEY NOT NULL,
	"experience_id" text NOT NULL,
	"version" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"root" jsonb NOT NULL,
	"server_half" jsonb NOT NULL,
	"bytes" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"certificate" jsonb NOT NULL,
	"draft_revision" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_by" text,
	CONSTRAINT "manifests_version" UNIQUE("experience_id","version")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text,
	"email" text NOT NULL,
	"display_name" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"invited_by" text,
	"invitation_hash" text,
	"expires_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_uid_unique" UNIQUE("uid"),
	CONSTRAINT "people_email_unique" UNIQUE("email"),
	CONSTRAINT "people_invitation_hash_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" text DEFAULT 'qr' NOT NULL,
	"experience_id" text,
	"pinned_version" integer,
	"calendar" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active_from" timestamp with time zone,
	"active_until" timestamp with time zone,
	"paused" boolean DEFAULT false NOT NULL,
	"idle_reset_seconds" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"id" text PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"run_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"manifest_version" integer NOT NULL,
	"area" text NOT NULL,
	"document_id" text NOT NULL,
	"respondent_id" text NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"answer" jsonb NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"submission_hash" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "responses_idempotency" UNIQUE("placement_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"document_id" text NOT NULL,
	"area" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"respondents" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "runs_round" UNIQUE("placement_id","document_id","round")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"opening_hours" jsonb DEFAULT '{"week":{},"exceptions":{}}'::jsonb NOT NULL,
	"groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"run_id" text NOT NULL,
	"question_id" text NOT NULL,
	"option_id" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tallies_run_id_question_id_option_id_pk" PRIMARY KEY("run_id","question_id","option_id"),
	CONSTRAINT "tallies_not_negative" CHECK ("tallies"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_accesses" (
	"id" text PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"label" text NOT NULL,
	"pinned_version" integer,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_responses" (
	"id" text PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"test_access_id" text NOT NULL,
	"document_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"respondent_id" text,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"device_class" text NOT NULL,
	"language" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_hours" (
	"placement_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"device_class" text NOT NULL,
	"language" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_hours_experience_id_placement_id_hour_kind_source_device_class_language_pk" PRIMARY KEY("experience_id","placement_id","hour","kind","source","device_class","language")
);
--> statement-breakpoint
ALTER TABLE "brand_users" ADD CONSTRAINT "brand_users_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_users" ADD CONSTRAINT "brand_users_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_answers" ADD CONSTRAINT "current_answers_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "current_answers" ADD CONSTRAINT "current_answers_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_revisions" ADD CONSTRAINT "document_revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_objects" ADD CONSTRAINT "library_objects_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_objects" ADD CONSTRAINT "library_objects_sha256_files_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_objects" ADD CONSTRAINT "library_objects_thumbnail_files_sha256_fk" FOREIGN KEY ("thumbnail") REFERENCES "public"."files"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manifests" ADD CONSTRAINT "manifests_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_accesses" ADD CONSTRAINT "test_accesses_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_responses" ADD CONSTRAINT "test_responses_test_access_id_test_accesses_id_fk" FOREIGN KEY ("test_access_id") REFERENCES "public"."test_accesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_brand" ON "audit_entries" USING btree ("brand_id","at");--> statement-breakpoint
CREATE INDEX "brand_users_by_person" ON "brand_users" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "brands_by_name" ON "brands" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "documents_by_owner" ON "documents" USING btree ("brand_id","experience_id","area","order");--> statement-breakpoint
CREATE INDEX "experiences_by_brand" ON "experiences" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_by_due" ON "jobs" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "library_objects_by_brand" ON "library_objects" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "people_by_email" ON "people" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "placements_by_brand" ON "placements" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "placements_by_store" ON "placements" USING btree ("store_id","name","id");--> statement-breakpoint
CREATE INDEX "placements_by_experience" ON "placements" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "responses_by_run" ON "responses" USING btree ("run_id","received_at");--> statement-breakpoint
CREATE INDEX "responses_by_experience" ON "responses" USING btree ("experience_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_live" ON "runs" USING btree ("placement_id","document_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "runs_by_experience" ON "runs" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "stores_by_brand" ON "stores" USING btree ("brand_id","name","id");--> statement-breakpoint
CREATE INDEX "test_accesses_by_placement" ON "test_accesses" USING btree ("placement_id");--> statement-breakpoint
CREATE INDEX "visit_events_by_experience" ON "visit_events" USING btree ("experience_id","at");